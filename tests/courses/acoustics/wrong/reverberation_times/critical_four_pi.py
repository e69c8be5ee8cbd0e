# the critical distance divides the room constant by 4*pi instead of 16*pi
def reverberation_times(room, alpha, m):
    lx, ly, lz = room
    V = lx * ly * lz
    Sx, Sy, Sz = ly * lz, lx * lz, lx * ly
    S_total = 2 * (Sx + Sy + Sz)
    absorb = np.zeros(alpha.shape[1])
    for i, area in enumerate((Sx, Sx, Sy, Sy, Sz, Sz)):
        absorb += area * alpha[i]
    mean_abs = absorb / S_total
    k = 24 * np.log(10) / C
    s = k * V / (absorb + 4 * m * V)
    e = k * V / (-S_total * np.log(1 - mean_abs) + 4 * m * V)
    R = absorb / (1 - mean_abs)
    # 1/(4 pi r^2) = 1/R
    rc = np.sqrt(R / (4 * np.pi))
    return {"sabine": s, "eyring": e, "chosen": np.where(mean_abs > 0.2, e, s), "critical": rc}

# the room constant is S*mean, not divided by 1 - mean, so the critical distance is too small
def reverberation_times(room, alpha, m):
    lx, ly, lz = room
    volume = lx * ly * lz
    sx, sy, sz = ly * lz, lx * lz, lx * ly
    surface = 2 * sx + 2 * sy + 2 * sz
    A = sx * (alpha[0] + alpha[1]) + sy * (alpha[2] + alpha[3]) + sz * (alpha[4] + alpha[5])
    abar = A / surface
    const = 24 * np.log(10) / C
    T1 = const * volume / (A + 4 * m * volume)
    T2 = const * volume / (-surface * np.log(1 - abar) + 4 * m * volume)
    r_c = np.sqrt(A / (16 * np.pi))
    return {"sabine": T1, "eyring": T2, "chosen": np.where(abar > 0.2, T2, T1), "critical": r_c}

# two mistakes: the critical distance lacks the square root; and the choice is the wrong way round (Sabine above 0.2)
def reverberation_times(room, alpha, m):
    lx, ly, lz = room
    V = lx * ly * lz
    surf = np.array([ly * lz, ly * lz, lx * lz, lx * lz, lx * ly, lx * ly])
    S = surf.sum()
    am = (alpha * surf[:, np.newaxis]).sum(axis=0) / S
    fac = 24 * np.log(10) / C
    T_s = fac * V / (S * am + 4 * m * V)
    T_e = fac * V / (-S * np.log(1 - am) + 4 * m * V)
    T = np.where(am < 0.2, T_e, T_s)
    R = S * am / (1 - am)
    return {"sabine": T_s, "eyring": T_e, "chosen": T, "critical": R / (16 * np.pi)}

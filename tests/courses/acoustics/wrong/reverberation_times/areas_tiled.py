# the three areas are repeated as a whole (x, y, z, x, y, z) instead of each one twice (x, x, y, y, z, z)
def reverberation_times(room, alpha, m):
    x, y, z = room
    V = x * y * z
    S = np.tile(np.array([y * z, x * z, x * y]), 2)
    a = alpha.T @ S / S.sum()
    denominator_s = S.sum() * a + 4 * m * V
    denominator_e = -S.sum() * np.log(1 - a) + 4 * m * V
    RT_s = 24 * np.log(10) * V / (C * denominator_s)
    RT_e = 24 * np.log(10) * V / (C * denominator_e)
    RT = np.where(a > 0.2, RT_e, RT_s)
    Rconst = S.sum() * a / (1 - a)
    return {"sabine": RT_s, "eyring": RT_e, "chosen": RT, "critical": np.sqrt(Rconst / (16 * np.pi))}

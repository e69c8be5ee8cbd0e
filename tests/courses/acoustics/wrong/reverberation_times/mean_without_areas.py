# the mean absorption is the plain mean over the six walls, not weighted with their areas
def reverberation_times(room, alpha, m):
    Lx, Ly, Lz = room
    V = Lx * Ly * Lz
    S = 2 * (Lx * Ly + Ly * Lz + Lx * Lz)
    a_mean = alpha.mean(axis=0)
    c_factor = 24 * np.log(10) / C
    T60s = c_factor * V / (S * a_mean + 4 * m * V)
    T60e = c_factor * V / (-S * np.log(1 - a_mean) + 4 * m * V)
    best = T60s.copy()
    best[a_mean > 0.2] = T60e[a_mean > 0.2]
    R = S * a_mean / (1 - a_mean)
    rc = np.sqrt(R / 16 / np.pi)
    return dict(sabine=T60s, eyring=T60e, chosen=best, critical=rc)

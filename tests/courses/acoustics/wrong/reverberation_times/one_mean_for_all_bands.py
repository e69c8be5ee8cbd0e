# the choice compares the mean absorption averaged over all bands with 0.2, so all bands get the same formula
def reverberation_times(room, alpha, m):
    Lx, Ly, Lz = room
    vol = Lx * Ly * Lz
    wall_areas = np.repeat(np.array([Ly * Lz, Lx * Lz, Lx * Ly]), 2)
    S = wall_areas.sum()
    abar = (wall_areas.reshape(-1, 1) * alpha).sum(0) / S
    q = 24 * np.log(10) / C
    sabine = q * vol / (S * abar + 4 * m * vol)
    eyring = q * vol / (S * -np.log(1 - abar) + 4 * m * vol)
    if np.mean(abar) > 0.2:
        chosen = eyring
    else:
        chosen = sabine
    critical = np.sqrt(S * abar / (1 - abar) / (16 * np.pi))
    return {"sabine": sabine, "eyring": eyring, "chosen": chosen, "critical": critical}

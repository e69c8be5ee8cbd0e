# the logarithm is taken of each wall's 1 - alpha and then summed with the areas (Millington's formula) instead of the logarithm of 1 - mean
def reverberation_times(room, alpha, m):
    lx, ly, lz = room
    S = np.array([[ly * lz], [ly * lz], [lx * lz], [lx * lz], [lx * ly], [lx * ly]])
    V = lx * ly * lz
    A = np.sum(S * alpha, axis=0)
    mean = A / np.sum(S)
    a_eyring = -np.sum(S * np.log(1 - alpha), axis=0)
    sab = 24 * np.log(10) / C * V / (A + 4 * m * V)
    eyr = 24 * np.log(10) / C * V / (a_eyring + 4 * m * V)
    use_eyring = mean > 0.2
    chosen = use_eyring * eyr + ~use_eyring * sab
    crit = np.sqrt(np.sum(S) * mean / (1 - mean) / (16 * np.pi))
    return {"sabine": sab, "eyring": eyr, "chosen": chosen, "critical": crit}

# Eyring's formula has S*log(1 + mean) where -S*log(1 - mean) belongs
def reverberation_times(room, alpha, m):
    volume = np.prod(room)
    area = np.repeat(volume / room, 2)
    surface = np.sum(area)
    mean = np.dot(area, alpha) / surface
    loss_air = 4 * volume * m
    sab = (24 * np.log(10) / C) * volume / (surface * mean + loss_air)
    eyr = (24 * np.log(10) / C) * volume / (surface * np.log(1 + mean) + loss_air)
    chosen = sab.copy()
    for i in range(len(mean)):
        if mean[i] > 0.2:
            chosen[i] = eyr[i]
    rc = np.sqrt((surface * mean / (1 - mean)) / (16 * np.pi))
    return {"sabine": sab, "eyring": eyr, "chosen": chosen, "critical": rc}

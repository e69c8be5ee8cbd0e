# mismatch is the ratio of the powers; it is not subtracted from 1
def string_curve(current, photo, saturation, thermal, resistance, drop):
    voltage = np.zeros(len(current))
    bypassed = np.zeros(len(current), dtype=int)
    sum_of_max = 0.0
    for j in range(len(photo)):
        conducting = current >= photo[j]
        own = np.where(conducting, -drop, thermal * np.log(1 + np.abs(photo[j] - current) / saturation) - resistance * current)
        voltage += own
        bypassed[conducting] += 1
        sum_of_max += (own * current).max()
    power = voltage * current
    return {"voltage": voltage, "bypassed": bypassed, "power": power,
            "best_current": current[power.argmax()], "mismatch": power.max() / sum_of_max}

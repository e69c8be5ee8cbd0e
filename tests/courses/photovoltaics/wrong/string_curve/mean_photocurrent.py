# all modules get the mean photocurrent of the string for their voltage and their bypass (not for the powers alone in mismatch)
def string_curve(current, photo, saturation, thermal, resistance, drop):
    mean = np.mean(photo)
    k = len(current)
    own = np.full(k, -drop)
    ok = current < mean
    own[ok] = thermal * np.log(1 + (mean - current[ok]) / saturation) - resistance * current[ok]
    voltage = len(photo) * own
    bypassed = np.where(ok, 0, len(photo))
    power = voltage * current
    alone = 0
    for ph in photo:
        on = current < ph
        v = np.full(k, -drop)
        v[on] = thermal * np.log(1 + (ph - current[on]) / saturation) - resistance * current[on]
        alone += np.max(v * current)
    return {"voltage": voltage, "bypassed": bypassed, "power": power,
            "best_current": current[np.argmax(power)], "mismatch": 1 - np.max(power) / alone}

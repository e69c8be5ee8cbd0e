# the series resistance is counted once for the whole string, not once for each working module
def string_curve(current, photo, saturation, thermal, resistance, drop):
    mods, solo = [], 0.0
    for ph in photo:
        on = current < ph
        junction = np.zeros(len(current))
        junction[on] = thermal * np.log(1 + (ph - current[on]) / saturation)
        mods.append(np.where(on, junction, -drop))
        solo += np.max(np.where(on, junction - resistance * current, -drop) * current)
    voltage = np.sum(mods, axis=0) - resistance * current
    bypassed = np.array([(photo <= i).sum() for i in current])
    power = voltage * current
    return {"voltage": voltage, "bypassed": bypassed, "power": power,
            "best_current": current[power.argmax()], "mismatch": 1 - power.max() / solo}

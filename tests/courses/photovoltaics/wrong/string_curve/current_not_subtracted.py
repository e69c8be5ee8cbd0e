# the current is not subtracted from the photocurrent in the logarithm: every module that works has its open-circuit voltage less R I
def string_curve(current, photo, saturation, thermal, resistance, drop):
    voc = thermal * np.log(1 + photo / saturation)
    voltage = np.zeros(len(current))
    bypassed = np.zeros(len(current), dtype=int)
    alone = 0.0
    for v0, ph in zip(voc, photo):
        own = np.where(current < ph, v0 - resistance * current, -drop)
        bypassed += np.where(current < ph, 0, 1)
        voltage += own
        alone += np.max(current * own)
    power = current * voltage
    return {"voltage": voltage, "bypassed": bypassed, "power": power,
            "best_current": current[np.argmax(power)], "mismatch": 1 - power.max() / alone}

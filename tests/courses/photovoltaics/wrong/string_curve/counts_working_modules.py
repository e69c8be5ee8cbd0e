# bypassed counts the modules that work instead of those that are bypassed
def string_curve(current, photo, saturation, thermal, resistance, drop):
    voltage = np.zeros_like(current)
    count = np.zeros(len(current), dtype=int)
    best_sum = 0
    for p in photo:
        forward = p > current
        count += forward
        arg = np.where(forward, (p - current) / saturation, 0)
        v = np.where(forward, thermal * np.log(1 + arg) - resistance * current, -drop)
        voltage += v
        best_sum += np.max(v * current)
    power = voltage * current
    i = np.argmax(power)
    return {"voltage": voltage, "bypassed": count, "power": power, "best_current": current[i], "mismatch": 1 - power[i] / best_sum}

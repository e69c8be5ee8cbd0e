# the bracket in the logarithm is wrong: the 1 is divided by I0 as well, ln((1 + Iph - I)/I0)
def string_curve(current, photo, saturation, thermal, resistance, drop):
    voltage, alone = 0, 0
    bypassed = np.zeros(len(current), dtype=int)
    for ph in photo:
        on = ph > current
        x = np.where(on, (1 + ph - current) / saturation, 1.0)
        own = np.where(on, thermal * np.log(x) - resistance * current, -drop)
        voltage = voltage + own
        bypassed = bypassed + (~on).astype(int)
        alone = alone + np.max(own * current)
    power = voltage * current
    return {"voltage": voltage, "bypassed": bypassed, "power": power,
            "best_current": current[np.argmax(power)], "mismatch": 1 - np.max(power) / alone}

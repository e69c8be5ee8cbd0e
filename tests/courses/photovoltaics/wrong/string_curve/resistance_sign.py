# the voltage at the series resistance is added instead of subtracted
def module_voltage(I, ph, i0, n, R, vb):
    return n * np.log(1 + (ph - I) / i0) + R * I if I < ph else -vb


def string_curve(current, photo, saturation, thermal, resistance, drop):
    table = np.array([[module_voltage(I, ph, saturation, thermal, resistance, drop) for I in current] for ph in photo])
    voltage = table.sum(axis=0)
    power = current * voltage
    alone = sum((row * current).max() for row in table)
    bypassed = np.array([int(sum(ph <= I for ph in photo)) for I in current])
    return {"voltage": voltage, "bypassed": bypassed, "power": power,
            "best_current": current[np.argmax(power)], "mismatch": 1 - power.max() / alone}

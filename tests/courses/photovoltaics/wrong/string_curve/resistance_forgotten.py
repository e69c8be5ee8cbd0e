# the voltage drop at the series resistance is left out
def string_curve(current, photo, saturation, thermal, resistance, drop):
    m, k = len(photo), len(current)
    volts = np.full((m, k), -drop)
    for i in range(m):
        ok = photo[i] > current
        volts[i, ok] = thermal * np.log(1 + (photo[i] - current[ok]) / saturation)
    total = np.sum(volts, axis=0)
    power = total * current
    each = np.max(volts * current, axis=1)
    return {"voltage": total, "bypassed": np.sum(photo[:, None] <= current, axis=0), "power": power,
            "best_current": current[power.argmax()], "mismatch": 1 - power.max() / each.sum()}

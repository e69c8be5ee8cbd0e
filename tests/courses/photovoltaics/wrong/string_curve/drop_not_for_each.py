# all bypassed modules together lose one diode voltage instead of one each
def string_curve(current, photo, saturation, thermal, resistance, drop):
    ph = photo[:, None]
    on = current < ph
    v = np.where(on, thermal * np.log(1 + np.where(on, ph - current, 0) / saturation) - resistance * current, 0)
    bypassed = (~on).sum(axis=0)
    voltage = v.sum(axis=0) - drop * (bypassed > 0)
    power = voltage * current
    alone = np.sum(np.max(np.where(on, v, -drop) * current, axis=1))
    return {"voltage": voltage, "bypassed": bypassed, "power": power,
            "best_current": current[np.argmax(power)], "mismatch": 1 - np.max(power) / alone}

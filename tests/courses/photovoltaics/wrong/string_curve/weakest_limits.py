# the weakest module limits the string: above the smallest photocurrent all modules are bypassed
def string_curve(current, photo, saturation, thermal, resistance, drop):
    weakest = photo.min()
    voltage = np.zeros(len(current))
    bypassed = np.zeros(len(current), dtype=int)
    alone = 0.0
    for ph in photo:
        good = current < ph
        v = np.where(good, thermal * np.log(1 + np.maximum(ph - current, 0) / saturation) - resistance * current, -drop)
        alone += (v * current).max()
        v = np.where(current < weakest, v, -drop)
        voltage += v
        bypassed += (current >= weakest).astype(int)
    power = voltage * current
    return {"voltage": voltage, "bypassed": bypassed, "power": power,
            "best_current": current[np.argmax(power)], "mismatch": 1 - power.max() / alone}

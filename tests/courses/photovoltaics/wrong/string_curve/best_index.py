# best_current is the position of the best current instead of the current itself
def string_curve(current, photo, saturation, thermal, resistance, drop):
    v_mod = []
    for iph in photo:
        x = np.maximum(iph - current, 0)
        v_mod.append(np.where(x > 0, thermal * np.log(x / saturation + 1) - resistance * current, -drop))
    v_mod = np.array(v_mod)
    voltage = v_mod.sum(0)
    power = voltage * current
    return {"voltage": voltage, "bypassed": (photo[:, None] <= current).sum(0), "power": power,
            "best_current": np.argmax(power), "mismatch": 1 - power.max() / (v_mod * current).max(1).sum()}

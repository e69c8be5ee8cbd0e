# mismatch compares with the largest voltage of the string times the largest current instead of with the sum of the best powers of the modules
def string_curve(current, photo, saturation, thermal, resistance, drop):
    live = photo[:, None] > current
    gap = np.where(live, photo[:, None] - current, 0)
    V = np.where(live, thermal * np.log(1 + gap / saturation) - resistance * current, -drop)
    voltage = V.sum(axis=0)
    power = voltage * current
    alone = voltage.max() * current.max()
    return {"voltage": voltage, "bypassed": np.sum(~live, axis=0), "power": power,
            "best_current": current[np.argmax(power)], "mismatch": 1 - power.max() / alone}

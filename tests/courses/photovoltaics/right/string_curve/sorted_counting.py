# bypassed by searchsorted in the sorted photocurrents, einsum for the sums
def string_curve(current, photo, saturation, thermal, resistance, drop):
    bypassed = np.searchsorted(np.sort(photo), current, side="right")
    on = np.less.outer(current, photo)
    x = np.where(on, np.subtract.outer(-current, -photo), 0)
    V = thermal * np.log(1 + x / saturation) - on * resistance * current[:, None] - (~on) * drop
    voltage = np.einsum("km->k", V)
    power = np.einsum("km,k->k", V, current)
    k = int(np.argmax(power))
    return {"voltage": voltage, "bypassed": bypassed, "power": power, "best_current": current[k],
            "mismatch": 1 - power[k] / np.einsum("km,k->km", V, current).max(axis=0).sum()}

# a bypassed module has 0 V: the drop of the diode is forgotten
def string_curve(current, photo, saturation, thermal, resistance, drop):
    diff = photo[:, None] - current[None, :]
    works = diff > 0
    V = np.where(works, thermal * np.log1p(np.where(works, diff, 0) / saturation) - resistance * current, 0.0)
    v = V.sum(axis=0)
    p = v * current
    best = (V * current).max(axis=1).sum()
    return {"voltage": v, "bypassed": (~works).sum(axis=0), "power": p,
            "best_current": current[np.argmax(p)], "mismatch": 1 - p.max() / best}

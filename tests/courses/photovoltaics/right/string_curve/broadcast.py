# a table of modules by currents, without loops
def string_curve(current, photo, saturation, thermal, resistance, drop):
    gap = photo[:, None] - current
    V = np.where(gap > 0, thermal * np.log1p(np.maximum(gap, 0) / saturation) - resistance * current, -drop)
    P = V * current
    string = P.sum(axis=0)
    return {"voltage": V.sum(axis=0), "bypassed": np.count_nonzero(gap <= 0, axis=0), "power": string,
            "best_current": current[string.argmax()], "mismatch": 1 - string.max() / P.max(axis=1).sum()}

# the logarithm is to base 10 instead of the natural one
def string_curve(current, photo, saturation, thermal, resistance, drop):
    rest = photo[:, np.newaxis] - current
    V = -drop * np.ones(rest.shape)
    pos = rest > 0
    Ig = np.broadcast_to(current, rest.shape)
    V[pos] = thermal * np.log10(1 + rest[pos] / saturation) - resistance * Ig[pos]
    vs = V.sum(axis=0)
    ps = vs * current
    return {"voltage": vs, "bypassed": (rest <= 0).sum(axis=0), "power": ps, "best_current": current[ps.argmax()],
            "mismatch": 1 - ps.max() / (V * current).max(axis=1).sum()}

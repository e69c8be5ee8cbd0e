# best_current is the largest current instead of the one with the largest power
def string_curve(current, photo, saturation, thermal, resistance, drop):
    D = np.subtract.outer(photo, current)
    on = D > 0
    V = np.full(D.shape, -drop)
    V[on] = (thermal * np.log(1 + D.clip(0) / saturation) - resistance * current)[on]
    v = np.einsum("mk->k", V)
    p = np.einsum("mk,k->k", V, current)
    return {"voltage": v, "bypassed": np.count_nonzero(~on, axis=0), "power": p,
            "best_current": current.max(), "mismatch": 1 - p.max() / np.max(V * current, axis=1).sum()}

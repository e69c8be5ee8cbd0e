# charging adds all of P dt: the efficiency is not applied on the way in
def run_battery(pv, load, capacity, limit, efficiency, start, dt):
    S, X, M = [], [], []
    level = start
    for g, l in zip(pv, load):
        if g > l:
            into = min(g - l, limit, (capacity - level) / dt)
            level += into * dt
            X.append(g - l - into)
            M.append(0.0)
        else:
            out = min(l - g, limit, (level - 0.1 * capacity) * efficiency / dt)
            level -= out / efficiency * dt
            X.append(0.0)
            M.append(l - g - out)
        S.append(level)
    S, X, M = np.array(S), np.array(X), np.array(M)
    return {"stored": S, "sold": X, "bought": M,
            "self_consumption": (pv.sum() - X.sum()) / pv.sum(), "self_sufficiency": (load.sum() - M.sum()) / load.sum()}

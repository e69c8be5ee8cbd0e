# the new store is tried first and cut to its bounds, the power follows from it backwards
def step(e, p, capacity, limit, eta, dt):
    p = max(-limit, min(limit, p))
    new = e + (eta * p if p > 0 else p / eta) * dt
    new = min(max(new, 0.1 * capacity), capacity)
    change = (new - e) / dt
    return new, (change / eta if change > 0 else change * eta)


def run_battery(pv, load, capacity, limit, efficiency, start, dt):
    out = np.zeros((3, len(pv)))
    e = start
    for k, p in enumerate(pv - load):
        e, used = step(e, p, capacity, limit, efficiency, dt)
        out[:, k] = e, max(p - used, 0), max(used - p, 0)
    return {"stored": out[0], "sold": out[1], "bought": out[2],
            "self_consumption": 1 - out[1].sum() / pv.sum(), "self_sufficiency": 1 - out[2].sum() / load.sum()}

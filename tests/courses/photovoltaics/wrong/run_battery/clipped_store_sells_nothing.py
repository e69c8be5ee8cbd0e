# the store is cut at the capacity afterwards, but the energy that did not fit is not sold
def run_battery(pv, load, capacity, limit, efficiency, start, dt):
    n = len(pv)
    stored, sold, bought = np.zeros(n), np.zeros(n), np.zeros(n)
    e = start
    for k in range(n):
        s = pv[k] - load[k]
        if s > 0:
            p = min(s, limit)
            e = min(e + efficiency * p * dt, capacity)
            sold[k] = s - p
        else:
            p = min(-s, limit, (e - 0.1 * capacity) * efficiency / dt)
            e = e - p * dt / efficiency
            bought[k] = -s - p
        stored[k] = e
    return {"stored": stored, "sold": sold, "bought": bought,
            "self_consumption": 1 - sold.sum() / pv.sum(), "self_sufficiency": 1 - bought.sum() / load.sum()}

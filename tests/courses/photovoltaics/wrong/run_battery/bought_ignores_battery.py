# bought is the whole missing power; what the battery gives is not subtracted
def run_battery(pv, load, capacity, limit, efficiency, start, dt):
    stored = np.zeros(len(pv))
    sold = np.zeros(len(pv))
    bought = np.zeros(len(pv))
    x = start
    for k in range(len(pv)):
        if pv[k] > load[k]:
            c = min(pv[k] - load[k], limit, (capacity - x) / (efficiency * dt))
            x += c * efficiency * dt
            sold[k] = pv[k] - load[k] - c
        else:
            d = min(load[k] - pv[k], limit, (x - 0.1 * capacity) * efficiency / dt)
            x -= d * dt / efficiency
            bought[k] = load[k] - pv[k]
        stored[k] = x
    return {"stored": stored, "sold": sold, "bought": bought,
            "self_consumption": 1 - np.sum(sold) / np.sum(pv), "self_sufficiency": 1 - np.sum(bought) / np.sum(load)}

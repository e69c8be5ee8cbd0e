# the battery is charged from the whole pv power instead of the surplus over the load, and what is sold is pv minus what is charged
def run_battery(pv, load, capacity, limit, efficiency, start, dt):
    charge = start
    stored, sold, bought = np.zeros(len(pv)), np.zeros(len(pv)), np.zeros(len(pv))
    for k in range(len(pv)):
        if pv[k] > load[k]:
            into = min(pv[k], limit, (capacity - charge) / (efficiency * dt))
            charge += efficiency * into * dt
            sold[k] = pv[k] - into
        else:
            need = load[k] - pv[k]
            out = min(need, limit, (charge - 0.1 * capacity) * efficiency / dt)
            charge -= out * dt / efficiency
            bought[k] = need - out
        stored[k] = charge
    return {"stored": stored, "sold": sold, "bought": bought,
            "self_consumption": 1 - np.sum(sold) / np.sum(pv), "self_sufficiency": 1 - np.sum(bought) / np.sum(load)}

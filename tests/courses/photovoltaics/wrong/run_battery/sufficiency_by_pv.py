# the self-sufficiency divides by the pv energy instead of the load
def run_battery(pv, load, capacity, limit, efficiency, start, dt):
    stored, sold, bought = np.zeros(len(pv)), np.zeros(len(pv)), np.zeros(len(pv))
    soc = start
    for h in range(len(pv)):
        diff = pv[h] - load[h]
        if diff > 0:
            e_in = min(diff * dt, limit * dt, (capacity - soc) / efficiency)
            soc += e_in * efficiency
            sold[h] = (diff * dt - e_in) / dt
        else:
            e_out = min(-diff * dt, limit * dt, (soc - 0.1 * capacity) * efficiency)
            soc -= e_out / efficiency
            bought[h] = (-diff * dt - e_out) / dt
        stored[h] = soc
    return {"stored": stored, "sold": sold, "bought": bought,
            "self_consumption": 1 - sold.sum() / pv.sum(), "self_sufficiency": 1 - bought.sum() / pv.sum()}

# charging leaves out the time step, in what is added and in the room that is left: power is added as if each step were one hour
def run_battery(pv, load, capacity, limit, efficiency, start, dt):
    stored = np.zeros(len(pv))
    sold = np.zeros(len(pv))
    bought = np.zeros(len(pv))
    soc = start
    for i in range(len(pv)):
        bal = pv[i] - load[i]
        if bal > 0:
            p = min([bal, limit, (capacity - soc) / efficiency])
            soc += efficiency * p
            sold[i] = bal - p
        else:
            p = min([-bal, limit, (soc - 0.1 * capacity) * efficiency / dt])
            soc -= p / efficiency * dt
            bought[i] = -bal - p
        stored[i] = soc
    return {"stored": stored, "sold": sold, "bought": bought,
            "self_consumption": 1 - sum(sold) / sum(pv), "self_sufficiency": 1 - sum(bought) / sum(load)}

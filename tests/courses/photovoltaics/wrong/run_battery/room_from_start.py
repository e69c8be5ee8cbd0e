# the room for charging is computed from what was stored at the very beginning, not from what is stored now
def run_battery(pv, load, capacity, limit, efficiency, start, dt):
    room = (capacity - start) / (efficiency * dt)
    charge = start
    stored, sold, bought = np.zeros(len(pv)), np.zeros(len(pv)), np.zeros(len(pv))
    for k in range(len(pv)):
        net = pv[k] - load[k]
        if net > 0:
            p = min(net, limit, room)
            charge += efficiency * p * dt
            sold[k] = net - p
        else:
            p = min(-net, limit, (charge - 0.1 * capacity) * efficiency / dt)
            charge -= p * dt / efficiency
            bought[k] = -net - p
        stored[k] = charge
    return {"stored": stored, "sold": sold, "bought": bought,
            "self_consumption": 1 - sold.sum() / pv.sum(), "self_sufficiency": 1 - bought.sum() / load.sum()}

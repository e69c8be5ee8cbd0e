# the battery starts full instead of with what is given
def run_battery(pv, load, capacity, limit, efficiency, start, dt):
    e = capacity
    stored, sold, bought = np.zeros_like(pv), np.zeros_like(pv), np.zeros_like(pv)
    for i in range(pv.size):
        net = pv[i] - load[i]
        if net > 0:
            room = (capacity - e) / efficiency / dt
            p = min(net, room, limit)
            e += p * dt * efficiency
            sold[i] = net - p
        else:
            avail = (e - 0.1 * capacity) / dt * efficiency
            p = min(-net, avail, limit)
            e -= p * dt / efficiency
            bought[i] = -net - p
        stored[i] = e
    return {"stored": stored, "sold": sold, "bought": bought,
            "self_consumption": 1 - sold.sum() / pv.sum(), "self_sufficiency": 1 - bought.sum() / load.sum()}

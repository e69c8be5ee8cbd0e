def count_charge(current, times, soc0, capacity, efficiency):
    out = np.maximum(current, 0)
    back = np.maximum(-current, 0)
    dt = times[1:] - times[:-1]
    drawn = 0.5 * dt * (out[:, 1:] + out[:, :-1])
    fed = 0.5 * dt * (back[:, 1:] + back[:, :-1])
    change = (efficiency * fed - drawn) / (3600 * capacity[:, None])
    states = [np.asarray(soc0, dtype=float)]
    for step in change.T:
        states.append(np.minimum(np.maximum(states[-1] + step, 0), 1))
    return {"soc": np.array(states).T, "throughput": (drawn + fed).sum(axis=1) / 3600}

# dP is kept at the slack bus
def power_mismatch(Y, Vm, Va, gen, load, kind, tol):
    P, Q, _ = bus_powers(Y, Vm, Va)
    sched = gen - load
    delta_p = sched[0] - P
    delta_q = np.where(kind == 2, sched[1] - Q, 0.0)
    worst_each = np.maximum(np.abs(delta_p), np.abs(delta_q))
    return delta_p, delta_q, np.argmax(worst_each), np.max(worst_each) < tol

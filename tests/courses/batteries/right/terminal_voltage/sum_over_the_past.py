def terminal_voltage(current, times, soc0, temperature, cell):
    soc = count_charge(
        np.array([current]), times, np.array([soc0]), np.array([cell["capacity"]]), cell["efficiency"]
    )["soc"][0]
    ocv, _ = open_circuit_voltage(
        soc, cell["knots"], cell["table"], cell["entropy"], temperature
    )
    r = cell["r"]
    tau = r * cell["c"]
    u = np.zeros((len(current), len(r)))
    for k in range(len(current)):
        for i in range(k):
            since = np.exp(-(times[k] - times[i + 1]) / tau)
            before = np.exp(-(times[k] - times[i]) / tau)
            u[k] += r * current[i] * (since - before)
    charging = current < 0
    r0 = charging * cell["r_charge"] + ~charging * cell["r_discharge"]
    heat = r0 * current**2 + np.einsum("kj,j->k", u**2, 1 / r)
    return {"heat": heat, "voltage": ocv - r0 * current - u.sum(axis=1)}

def terminal_voltage(current, times, soc0, temperature, cell):
    out = count_charge(
        current.reshape(1, -1),
        times,
        np.array([soc0]),
        np.array([cell["capacity"]]),
        cell["efficiency"],
    )
    soc = out["soc"].reshape(-1)
    U, _ = open_circuit_voltage(soc, cell["knots"], cell["table"], cell["entropy"], temperature)
    R, C = cell["r"], cell["c"]
    u = np.zeros(len(R))
    voltage = []
    heat = []
    for k, I in enumerate(current):
        if k > 0:
            steady = R * current[k - 1]
            u = steady + (u - steady) * np.exp(-(times[k] - times[k - 1]) / (R * C))
        R0 = cell["r_charge"] if I < 0 else cell["r_discharge"]
        voltage.append(U[k] - R0 * I - u.sum())
        heat.append(R0 * I * I + (u * u / R).sum())
    return {"voltage": np.array(voltage), "heat": np.array(heat)}

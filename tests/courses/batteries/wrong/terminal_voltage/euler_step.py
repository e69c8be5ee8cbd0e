# took an explicit Euler step for the pairs instead of the exact one with the exponential
def terminal_voltage(current, times, soc0, temperature, cell):
    z = count_charge(
        current.reshape(1, -1),
        times,
        np.array([soc0]),
        np.array([cell["capacity"]]),
        cell["efficiency"],
    )["soc"].ravel()
    U = open_circuit_voltage(z, cell["knots"], cell["table"], cell["entropy"], temperature)[0]
    t = len(current)
    b = len(cell["r"])
    u = np.zeros((b, t))
    for j in range(b):
        R, C = cell["r"][j], cell["c"][j]
        for k in range(t - 1):
            dt = times[k + 1] - times[k]
            u[j, k + 1] = u[j, k] + dt * (current[k] / C - u[j, k] / (R * C))
    voltage = np.zeros(t)
    heat = np.zeros(t)
    for k in range(t):
        R0 = cell["r_charge"] if current[k] < 0 else cell["r_discharge"]
        voltage[k] = U[k] - R0 * current[k] - u[:, k].sum()
        heat[k] = R0 * current[k] ** 2 + (u[:, k] ** 2 / cell["r"]).sum()
    return {"voltage": voltage, "heat": heat}

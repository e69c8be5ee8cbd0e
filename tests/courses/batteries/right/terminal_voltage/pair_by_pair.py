def terminal_voltage(current, times, soc0, temperature, cell):
    def pair(R, C):
        u = np.zeros(len(current))
        for k in range(1, len(current)):
            e = np.exp((times[k - 1] - times[k]) / (R * C))
            u[k] = u[k - 1] * e + R * current[k - 1] * (1 - e)
        return u

    R0 = np.full(len(current), cell["r_discharge"])
    R0[current < 0] = cell["r_charge"]
    drop = R0 * current
    heat = drop * current
    for R, C in zip(cell["r"], cell["c"]):
        u = pair(R, C)
        drop = drop + u
        heat = heat + u**2 / R
    z = count_charge(
        current[None, :], times, np.array([soc0]), np.array([cell["capacity"]]), cell["efficiency"]
    )["soc"][0]
    rest = open_circuit_voltage(z, cell["knots"], cell["table"], cell["entropy"], temperature)
    return {"voltage": rest[0] - drop, "heat": heat}

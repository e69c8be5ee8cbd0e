# simulated the first pair only instead of all of them
def terminal_voltage(current, times, soc0, temperature, cell):
    result = count_charge(
        np.array([current]), times, np.array([soc0]), np.array([cell["capacity"]]), cell["efficiency"]
    )
    soc = result["soc"][0, :]
    ocv, slope = open_circuit_voltage(
        soc, cell["knots"], cell["table"], cell["entropy"], temperature
    )
    R1 = cell["r"][0]
    C1 = cell["c"][0]
    u = [0.0]
    for k in range(1, len(times)):
        e = np.exp(-(times[k] - times[k - 1]) / (R1 * C1))
        u.append(e * u[-1] + R1 * (1 - e) * current[k - 1])
    u = np.array(u)
    R0 = np.full(len(current), cell["r_discharge"])
    R0[current < 0] = cell["r_charge"]
    return {"voltage": ocv - R0 * current - u, "heat": R0 * current**2 + u**2 / R1}

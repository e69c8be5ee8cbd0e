# began with the pairs settled at the first current instead of at zero
def terminal_voltage(current, times, soc0, temperature, cell):
    z = count_charge(
        current[None], times, np.array([soc0]), np.array([cell["capacity"]]), cell["efficiency"]
    )["soc"][0]
    ocv, _ = open_circuit_voltage(z, cell["knots"], cell["table"], cell["entropy"], temperature)
    R, C = cell["r"], cell["c"]
    history = [R * current[0]]
    for k in range(1, len(times)):
        e = np.exp(-(times[k] - times[k - 1]) / (R * C))
        history.append(e * history[-1] + R * (1 - e) * current[k - 1])
    history = np.array(history)
    R0 = np.where(current < 0, cell["r_charge"], cell["r_discharge"])
    voltage = ocv - R0 * current - history.sum(axis=1)
    heat = R0 * current**2 + (history**2 / R).sum(axis=1)
    return {"voltage": voltage, "heat": heat}

# counted only the heat of the ohmic resistance instead of also that of the pairs
def terminal_voltage(current, times, soc0, temperature, cell):
    soc = count_charge(
        current[np.newaxis],
        times,
        np.array([soc0]),
        np.array([cell["capacity"]]),
        cell["efficiency"],
    )["soc"][0]
    rest, _ = open_circuit_voltage(
        soc, cell["knots"], cell["table"], cell["entropy"], temperature
    )
    state = np.zeros(len(cell["r"]))
    voltage = []
    heat = []
    for k in range(len(current)):
        if k > 0:
            f = np.exp(-(times[k] - times[k - 1]) / (cell["r"] * cell["c"]))
            state = f * state + (1 - f) * cell["r"] * current[k - 1]
        if current[k] < 0:
            drop = cell["r_charge"] * current[k]
        else:
            drop = cell["r_discharge"] * current[k]
        voltage.append(rest[k] - drop - np.sum(state))
        heat.append(drop * current[k])
    return {"voltage": np.array(voltage), "heat": np.array(heat)}

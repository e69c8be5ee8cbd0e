# used the state of charge itself in the exponent instead of its distance from one half
def capacity_fade(days, temperature, soc, depth, cycles, limit):
    def arrhenius(T):
        return np.exp(-ACTIVATION / GAS * (1 / T - 1 / T_REF))

    T = temperature + 273.15
    rate = K_CALENDAR * arrhenius(T) * np.exp(SOC_STRESS * soc)
    q = np.sqrt(np.cumsum(rate * rate * days, axis=1))
    factor = np.ones(T.shape)
    factor[T < COLD] += PLATING * (COLD - T[T < COLD])
    lost = np.cumsum(cycles * factor * K_CYCLE * depth**DEPTH_POWER, axis=1)
    health = 1 - q - lost
    end = np.array([np.argmax(h < limit) if np.any(h < limit) else -1 for h in health])
    return health, end

# the population leaves out the recovered
def seir_step(state, C, beta, sigma, gamma, dt):
    nxt = state.copy()
    prevalence = state[2] / state[:3].sum(axis=0)
    step1 = np.dot(C, prevalence)
    lam = beta * step1
    new_inf = state[0] * -np.expm1(dt * -lam)
    ei = state[1] * -np.expm1(-sigma * dt)
    ir = -np.expm1(-gamma * dt) * state[2]
    nxt[0] -= new_inf
    nxt[1] += new_inf
    nxt[1] = nxt[1] - ei
    nxt[2] = nxt[2] + ei
    nxt[2] = nxt[2] - ir
    nxt[3] = nxt[3] + ir
    return (nxt, new_inf)

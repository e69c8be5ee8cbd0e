def american_put(S, K, r, sigma, T, steps):
    dt = T / steps
    up = np.exp(sigma * dt**0.5)
    down = np.exp(-sigma * dt**0.5)
    prob = (np.exp(r * dt) - down) / (up - down)
    df = np.exp(-r * dt)
    V = [max(K - S * up**i * down ** (steps - i), 0.0) for i in range(steps + 1)]
    exercised = np.zeros(steps)
    for t in reversed(range(steps)):
        if t == 0:
            delta = (V[1] - V[0]) / (S * up - S * down)
        new = []
        for i in range(t + 1):
            stock = S * up**i * down ** (t - i)
            cont = df * (prob * V[i + 1] + (1 - prob) * V[i])
            if K - stock > cont:
                exercised[t] += 1
                new.append(K - stock)
            else:
                new.append(cont)
        V = new
    call, put, _ = black_scholes(S, K, r, 0.0, sigma, T)
    return {"price": V[0], "delta": delta, "exercised": exercised, "premium": V[0] - put}

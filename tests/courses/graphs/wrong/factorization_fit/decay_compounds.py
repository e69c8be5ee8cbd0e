# what: lr itself is divided by 1 + decay t at each step, so the decay piles up
def factorization_fit(R, M, params, lam, lr, decay, momentum, steps):
    model = dict(params)
    speed = {k: 0.0 for k in model}
    losses = []
    for t in range(steps):
        g = factorization_gradients(R, M, model, lam)
        losses.append(g["loss"])
        lr = lr / (1 + decay * t)
        for k in speed:
            speed[k] = momentum * speed[k] - lr * g["d" + k]
            model[k] = model[k] + speed[k]
    return {**model, "losses": np.array(losses)}

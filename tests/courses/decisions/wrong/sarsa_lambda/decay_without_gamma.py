# what: the traces decay by lambda alone instead of by gamma times lambda
def sarsa_lambda(Q, states, actions, rewards, done, alpha, gamma, lam):
    values = Q.copy()
    E = np.zeros_like(values)
    deltas = []
    for t in range(len(rewards)):
        target = rewards[t]
        if not done[t]:
            target = target + gamma * values[states[t + 1], actions[t + 1]]
        delta = target - values[states[t], actions[t]]
        deltas.append(delta)
        E[states[t], actions[t]] += 1
        values += alpha * delta * E
        E = lam * E if not done[t] else np.zeros_like(E)
    return {"Q": values, "E": E, "deltas": np.array(deltas)}

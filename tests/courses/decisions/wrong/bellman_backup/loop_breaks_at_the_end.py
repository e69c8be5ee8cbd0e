# what: the loop over next states breaks off at the first terminal one, so later next states are not counted
def bellman_backup(P, R, V, ends, gamma):
    n_states, n_actions = P.shape[0], P.shape[1]
    Q = np.zeros((n_states, n_actions))
    for s in range(n_states):
        if not ends[s]:
            for a in range(n_actions):
                total = 0
                for s2 in range(n_states):
                    total += P[s, a, s2] * R[s, a, s2]
                    if ends[s2]:
                        break
                    total += gamma * P[s, a, s2] * V[s2]
                Q[s, a] = total
    return Q

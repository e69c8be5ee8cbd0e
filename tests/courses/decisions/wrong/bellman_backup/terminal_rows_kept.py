# what: the rows of terminal states are computed like all others instead of being set to zero
def bellman_backup(P, R, V, ends, gamma):
    V_next = V.copy()
    V_next[ends] = 0
    expected_reward = np.einsum("ijk,ijk->ij", P, R)
    expected_value = np.einsum("ijk,k->ij", P, V_next)
    return expected_reward + gamma * expected_value

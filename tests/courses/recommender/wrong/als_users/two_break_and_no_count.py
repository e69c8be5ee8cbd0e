# two mistakes: the loop breaks off at a user with fewer than four ratings, and lam has no count
def als_users(R, mask, V, lam):
    U = np.zeros((R.shape[0], V.shape[1]))
    for u in range(R.shape[0]):
        rated = np.nonzero(mask[u])[0]
        if rated.size < 4:
            break
        Vu = V[rated, :]
        M = np.dot(Vu.T, Vu) + lam * np.identity(V.shape[1])
        U[u, :] = np.linalg.solve(M, np.dot(Vu.T, R[u, rated]))
    return U

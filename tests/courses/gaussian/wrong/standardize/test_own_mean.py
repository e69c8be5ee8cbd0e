# what: the test points are centred with their own mean, scaled with the training deviation
def standardize(X, X_star):
    s = X.std(axis=0)
    s = np.where(s < 1e-12, 1, s)
    U = (X - X.mean(axis=0)) / s
    U_star = (X_star - X_star.mean(axis=0)) / s
    return U, U_star

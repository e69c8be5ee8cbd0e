# what: scaled to the range from 0 to 1 instead of standardized
def standardize(X, X_star):
    low = X.min(axis=0)
    span = X.max(axis=0) - low
    span[span == 0] = 1.0
    return (X - low) / span, (X_star - low) / span

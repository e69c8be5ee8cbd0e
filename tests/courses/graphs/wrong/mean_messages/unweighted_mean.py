# what: the plain mean of the senders' features, the weights are not used
def mean_messages(X, edges, weights):
    result = []
    for node in range(len(X)):
        senders = [s for s, r in edges if r == node]
        if senders:
            result.append(X[senders].mean(axis=0))
        else:
            result.append(X[node])
    return np.array(result)
